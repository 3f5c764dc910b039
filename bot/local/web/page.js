"use strict";
// Runs before the simulator's own page: keeps who one acts as, comes back after a restart, and lists the other places.
(() => {
  const place = location.pathname.split("/").pop();
  const wanted = () => new URLSearchParams(location.search).get("as");
  const draftKey = `draft:${place}`;
  const by = (id) => document.getElementById(id);
  let words = null, stopped = false, mine = [];

  function become(person) {
    const address = new URL(location.href);
    address.searchParams.set("as", person);
    history.replaceState(null, "", address);
  }
  function again() {
    if (stopped) return;
    stopped = true;
    const draft = by("channel-composer-input")?.value;
    if (draft && !draft.startsWith("/")) sessionStorage.setItem(draftKey, draft);
    const soon = Date.now() - Number(sessionStorage.getItem("again") || 0) < 3000 ? 3000 : 100;
    setTimeout(() => { sessionStorage.setItem("again", String(Date.now())); location.reload(); }, soon);
  }
  function banner(shown) {
    let made = by("lt-gone");
    if (!made && shown) {
      made = document.createElement("p");
      made.id = "lt-gone";
      made.setAttribute("role", "status");
      made.textContent = words?.gone || "The table is stopped.";
      document.body.prepend(made);
    }
    if (made) made.hidden = !shown;
  }

  const raw = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const path = typeof input === "string" ? input : "";
    const opening = path === "/api/pages";
    if (opening && wanted()) init = { ...init, body: JSON.stringify({ viewer_id: wanted() }) };
    let answer;
    try { answer = await raw(input, init); }
    catch (error) {
      if (path.startsWith("/api/") && error.name !== "AbortError") banner(true);
      throw error;
    }
    if (path.startsWith("/api/") && init?.method !== "DELETE") {
      if (opening && answer.status === 400 && wanted()) return raw(input, { ...init, body: "{}" });
      if (answer.status === 401) location.assign("/");
      else if (!answer.ok && !path.startsWith("/api/assets") && !path.startsWith("/api/action-result")) again();
      else banner(false);
    }
    return answer;
  };

  function node(tag, className, text) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  }
  function row(listed, me) {
    const made = node("a", `lt-${listed.kind}`, (listed.kind === "private" ? "✉ " : listed.kind === "thread" ? "↳ " : "# ") + (listed.kind === "private" ? "Longtable" : listed.name));
    made.href = `/at/${listed.id}?as=${me}#${listed.key}`;
    made.dataset.name = listed.name;
    if (listed.id === place) made.setAttribute("aria-current", "page");
    const seen = localStorage.getItem(`seen:${listed.id}:${me}`) || "0";
    if (listed.last[me] !== "0" && BigInt(listed.last[me]) > BigInt(seen)) made.classList.add("lt-new");
    return made;
  }
  let drawn = "";
  function draw(state) {
    const picker = by("viewer-picker");
    const me = picker?.value || wanted() || state.people[0].id;
    const here = state.places.find((each) => each.id === place);
    if (here && here.last[me] && !document.hidden) localStorage.setItem(`seen:${place}:${me}`, here.last[me]);
    mine = state.places.filter((each) => each.who.includes(me));
    namePlaces(by("channel-message-list"));
    const person = state.people.find((each) => each.id === me);
    document.title = `${here?.kind === "private" ? "✉" : "#" + (here?.name || "")} · ${person?.name || ""}`;
    const rail = by("lt-places");
    const shown = JSON.stringify([me, mine, mine.map((each) => localStorage.getItem(`seen:${each.id}:${me}`))]);
    if (!rail || shown === drawn) return;
    drawn = shown;
    const back = node("a", "lt-back", "← " + words.back);
    back.href = "/";
    const people = node("div", "lt-people");
    for (const each of state.people) {
      const target = here?.who.includes(each.id) ? here : state.places.find((other) => other.kind === "private" && other.who[0] === each.id);
      const chip = node("a", "", each.name.replace(/ \(.*\)$/, ""));
      chip.href = `/at/${target.id}?as=${each.id}#${target.key}`;
      if (each.id === me) chip.setAttribute("aria-current", "true");
      people.append(chip);
    }
    rail.replaceChildren(back, ...mine.map((each) => row(each, me)), node("h2", "", words.people), people);
  }
  async function learn() {
    try {
      const state = await (await raw("/hub/places", { cache: "no-store" })).json();
      words = state.text[navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en"];
      draw(state);
    } catch (_) { /* the page's own polling tells */ }
  }
  async function look() {
    await learn();
    setTimeout(look, document.hidden ? 10000 : 1500);
  }
  function notice(text) {
    let made = by("lt-notice");
    if (!made) {
      made = node("p");
      made.id = "lt-notice";
      made.setAttribute("role", "alert");
      by("channel-composer").before(made);
    }
    made.textContent = text;
    made.hidden = !text;
  }
  // In a private conversation the simulator doesn't know the server's places and leaves "<#id>" as it is.
  function namePlaces(list) {
    const raw = document.createTreeWalker(list, NodeFilter.SHOW_TEXT, (text) => (/<#\d+>/.test(text.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP));
    const found = [];
    while (raw.nextNode()) found.push(raw.currentNode);
    for (const text of found) {
      const parts = text.data.split(/<#(\d+)>/);
      if (!parts.some((id, n) => n % 2 && mine.some((each) => each.id === id))) continue;
      text.replaceWith(...parts.map((part, n) => {
        const named = n % 2 ? mine.find((each) => each.id === part) : null;
        if (!named) return document.createTextNode(n % 2 ? `<#${part}>` : part);
        const made = node("span", "mention", `#${named.name}`);
        made.dataset.place = named.id;
        return made;
      }));
    }
  }
  async function go(isIt, message) {
    if (!mine.some(isIt)) await learn(); // it may have been made a moment ago
    const target = mine.find(isIt);
    if (!target) { notice(words?.closed); return; }
    const me = by("viewer-picker").value || wanted();
    location.assign(`/at/${target.id}?as=${me}${message ? `&at=${message}` : ""}#${target.key}`);
  }
  // Mentions and links of places lead there within this server, as in Discord; the real one must never be asked for them.
  function follow(event) {
    const link = event.target.closest?.("a[href]");
    const [, there, message] = link?.href.match(/^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/) || [];
    if (there) {
      event.preventDefault();
      event.stopPropagation();
      if (there === place && message && toMessage(message)) return;
      go((each) => each.id === there, message);
      return;
    }
    if (event.type !== "click") return;
    const mention = event.target.closest?.("#channel-message-list .mention");
    const name = mention?.textContent.trim();
    if (mention?.dataset.place) go((each) => each.id === mention.dataset.place);
    // A mention here is a name alone. Of several threads with one name the newest is meant, as by the answer that just made it.
    else if (name?.startsWith("#")) learn().then(() => go((each) => each.kind !== "private" && each.name === name.slice(1)));
  }
  // Sent as a message, an order would be read by everybody.
  function refuseCommand(event) {
    const text = event.target.id === "channel-composer" && by("channel-composer-input")?.value.trim();
    if (!text || !/^\/[\p{L}\p{N}_-]+(\s|$)/u.test(text)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    notice(words?.command.replace("{command}", text.split(/\s/)[0]));
  }
  // Each redraw folds pictures up until they have loaded again. The list keeps its height meanwhile, so nobody loses their place
  // and no menu closes under a click; and who reads the newest message goes on reading the newest one.
  let toMessage = () => false;
  function keepPlace() {
    const timeline = by("channel-timeline"), list = by("channel-message-list");
    let newest = true, byHand = 0, held = false, height = 0, settled;
    let sought = new URLSearchParams(location.search).get("at");
    function toNewest() {
      if (!newest) return;
      timeline.scrollTop = timeline.scrollHeight;
      requestAnimationFrame(() => { timeline.scrollTop = timeline.scrollHeight; }); // after the simulator's own correction
    }
    toMessage = (id) => {
      const found = list.querySelector(`[data-message-id="${id}"]`);
      if (!found) return false;
      newest = false;
      found.scrollIntoView({ block: "center" });
      return true;
    };
    function hold() {
      if (list.offsetHeight === height) return;
      height = list.offsetHeight;
      list.style.minHeight = `${height}px`;
      if (sought && toMessage(sought)) return;
      toNewest();
    }
    const settle = () => { clearTimeout(settled); settled = setTimeout(() => { list.style.minHeight = ""; hold(); list.style.minHeight = `${height}px`; }, 400); };
    for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      // A press inside is for a button; one on the timeline itself is for its scroll bar.
      timeline.addEventListener(kind, (event) => { if (kind !== "pointerdown" || event.target === timeline) { byHand = Date.now(); held = kind === "pointerdown"; sought = null; } }, { passive: true });
    }
    addEventListener("pointerup", () => { held = false; });
    timeline.addEventListener("scroll", () => {
      if (timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 60) newest = true;
      else if (held || Date.now() - byHand < 1000) newest = false;
      else if (newest && performance.now() < 10000) toNewest(); // on arrival the simulator goes to the bot's newest message
    });
    by("history-older").addEventListener("click", () => { newest = false; });
    new MutationObserver(() => { namePlaces(list); settle(); }).observe(list, { childList: true, subtree: true });
    const resized = new ResizeObserver(() => { hold(); settle(); });
    resized.observe(list);
    new ResizeObserver(toNewest).observe(timeline);
  }
  // Discord asks for suggestions as soon as an option is entered; the simulator waits for the first letter.
  function ask(event) {
    const field = event.target;
    if (field.matches?.('.command-option-input[aria-autocomplete="list"]') && !field.value) setTimeout(() => field.dispatchEvent(new Event("input", { bubbles: true })), 0);
  }
  function restoreDraft(left) {
    const composer = by("channel-composer-input"), draft = sessionStorage.getItem(draftKey);
    if (!draft || left === 0) return;
    if (by("channel-composer")?.hidden) { setTimeout(() => restoreDraft(left - 1), 100); return; }
    sessionStorage.removeItem(draftKey);
    composer.value = draft;
    composer.dispatchEvent(new Event("input", { bubbles: true }));
  }
  document.addEventListener("DOMContentLoaded", () => {
    const brand = document.querySelector(".preview-brand");
    const home = node("a", "preview-brand", "");
    home.href = "/";
    const mark = node("img");
    mark.src = "/icon.svg"; mark.alt = "";
    home.append(mark, node("strong", "", "Longtable"));
    brand.replaceWith(home);
    by("messages-toggle").lastChild.textContent = "☰";
    by("messages-toggle").setAttribute("aria-label", "Places");
    const rail = node("nav");
    rail.id = "lt-places";
    by("messages-sidebar").prepend(rail);
    // Before the simulator's own listener, which empties the list of people at once.
    document.addEventListener("change", (event) => {
      if (event.target.id !== "viewer-picker" || !event.target.value) return;
      become(event.target.value);
      drawn = "";
    }, true);
    const status = by("action-status");
    const tell = () => status.classList.toggle("lt-trouble", /not completed|uncertain|interrupted|ended|unavailable/i.test(status.textContent));
    new MutationObserver(tell).observe(status, { childList: true, characterData: true, subtree: true });
    for (const kind of ["click", "auxclick"]) document.addEventListener(kind, follow, true);
    document.addEventListener("submit", refuseCommand, true);
    document.addEventListener("input", () => { if (by("lt-notice")) notice(""); }, true);
    document.addEventListener("focusin", ask);
    keepPlace();
    restoreDraft(50);
    look();
  });
})();
