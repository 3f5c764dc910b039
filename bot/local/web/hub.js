"use strict";
// The hub: reads what is on the server every two seconds and redraws only when something changed.
const by = (id) => document.getElementById(id);
let language = localStorage.getItem("language") || (navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en");
let state = null, drawn = "", offered = "";

function node(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
function face(person) {
  const made = node("span", "face", [...person.name][0]);
  made.style.setProperty("--hue", person.hue);
  made.setAttribute("aria-hidden", "true");
  return made;
}
const short = (person) => person.name.replace(/ \(.*\)$/, "");
const address = (place, person) => `/at/${place.id}?as=${person}#${place.key}`;
const seenKey = (place, person) => `seen:${place.id}:${person}`;
function isNew(place, person) {
  const last = place.last[person];
  return last !== "0" && BigInt(last) > BigInt(localStorage.getItem(seenKey(place, person)) || "0");
}
function link(place, person, className, words) {
  const made = node("a", className);
  made.href = address(place, person.id);
  made.target = "_blank";
  made.rel = "noopener";
  if (isNew(place, person.id)) { made.classList.add("new"); made.title = words.new; made.append(node("span", "unseen", words.new)); }
  return made;
}
function card(place, words) {
  const people = new Map(state.people.map((person) => [person.id, person]));
  const made = node("li", `place ${place.kind}${place.sleeping ? " sleeping" : ""}`);
  made.dataset.place = place.name;
  const first = people.get(place.who[0]);
  if (place.kind === "private") {
    const only = link(place, first, "name", words);
    only.prepend(face(first), document.createTextNode(short(first)), node("small", "", words.bot));
    made.append(only);
    return made;
  }
  const title = node("a", "name", (place.kind === "channel" ? "# " : "↳ ") + place.name);
  title.href = address(place, first.id); title.target = "_blank"; title.rel = "noopener";
  if (place.kind === "thread") title.append(node("small", "", place.sleeping ? words.sleeping : words.thread));
  made.append(title);
  if (place.topic) made.append(node("p", "topic", state.topics[place.topic]?.[language] || place.topic));
  const who = node("div", "who");
  who.setAttribute("aria-label", words.as);
  for (const id of place.who) {
    const person = people.get(id);
    const chip = link(place, person, "", words);
    chip.prepend(face(person), document.createTextNode(short(person)));
    who.append(chip);
  }
  made.append(who);
  return made;
}
function step(text) {
  const made = node("li"), line = node("span");
  for (const part of text.split(/(\/[a-z]+(?: (?:new|attack|solo|daily|use)(?![a-z]))?|#[a-zа-я]+)/)) line.append(/^[/#]/.test(part) ? node("b", "", part) : document.createTextNode(part));
  made.append(line);
  return made;
}
function game(each, at) {
  const made = node("details", "game"), steps = node("ol", "steps"), told = each[language];
  made.name = "game"; // one is open at a time
  made.open = at === 0;
  made.dataset.game = each.key;
  steps.append(...told.steps.map(step));
  made.append(node("summary", "", told.title), steps);
  return made;
}
function offer() {
  const now = JSON.stringify([state.games, language]);
  if (now === offered) return; // what somebody has opened stays open
  offered = now;
  by("games").replaceChildren(...state.games.map((each, at) => game(each, at)));
}
function note(person, words) {
  if (person.owner) return words.owner;
  if (person.username === "watcher") return words.watches;
  return state.text[person.locale === "ru" ? "ru" : "en"].speaks;
}
function draw() {
  const words = state.text[language];
  document.documentElement.lang = language;
  document.title = `${words.title} — Longtable`;
  by("server").textContent = state.server;
  for (const each of document.querySelectorAll("[data-word]")) each.textContent = words[each.dataset.word];
  for (const each of document.querySelectorAll("[data-language]")) each.setAttribute("aria-pressed", String(each.dataset.language === language));
  by("channels").replaceChildren(...state.places.filter((place) => place.kind !== "private").map((place) => card(place, words)));
  by("private").replaceChildren(...state.places.filter((place) => place.kind === "private").map((place) => card(place, words)));
  offer();
  by("people").replaceChildren(...state.people.map((person) => {
    const made = node("li"), text = node("span", "", short(person));
    text.append(node("small", "", note(person, words)));
    made.append(face(person), text);
    return made;
  }));
}
function redrawIfChanged() {
  const seen = state.places.flatMap((place) => place.who.map((person) => isNew(place, person)));
  const now = JSON.stringify([state, language, seen]);
  if (now === drawn) return;
  const focused = document.activeElement?.getAttribute("href");
  drawn = now;
  draw();
  if (focused) document.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
}
async function look() {
  try {
    const answer = await fetch("/hub/places", { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    state = await answer.json();
    by("gone").hidden = true;
    redrawIfChanged();
  } catch (_) { by("gone").hidden = false; }
  setTimeout(look, document.hidden ? 10000 : 2000);
}
for (const each of document.querySelectorAll("[data-language]")) each.addEventListener("click", () => {
  language = each.dataset.language;
  localStorage.setItem("language", language);
  if (state) redrawIfChanged();
});
document.addEventListener("visibilitychange", () => { if (!document.hidden && state) redrawIfChanged(); });
look();
