"use strict";
// Runs before the simulator's own page: keeps who one acts as, comes back after a restart, and lists the other places.
(() => {
  const place = location.pathname.split("/").pop();
  const wanted = () => new URLSearchParams(location.search).get("as");
  const draftKey = `draft:${place}`;
  const by = (id) => document.getElementById(id);
  let words = null, stopped = false;

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
    const mine = state.places.filter((each) => each.who.includes(me));
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
  async function look() {
    try {
      const state = await (await raw("/hub/places", { cache: "no-store" })).json();
      words = state.text[navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en"];
      draw(state);
    } catch (_) { /* the page's own polling tells */ }
    setTimeout(look, document.hidden ? 10000 : 1500);
  }
  // The simulator shows "#name" as plain text; here it leads there, as in Discord.
  function follow(event) {
    const name = event.target.closest?.(".mention, .message-system-details")?.textContent.trim().replace(/^#/, "");
    const link = name && [...by("lt-places").querySelectorAll("a")].find((each) => each.dataset.name === name);
    if (link) link.click();
  }
  // Each redraw folds pictures up until they have loaded again. The list keeps its height meanwhile, so nobody loses their place
  // and no menu closes under a click; and who reads the newest message goes on reading the newest one.
  function keepPlace() {
    const timeline = by("channel-timeline"), list = by("channel-message-list");
    let newest = true, byHand = 0, height = 0, settled;
    function toNewest() {
      if (!newest) return;
      timeline.scrollTop = timeline.scrollHeight;
      requestAnimationFrame(() => { timeline.scrollTop = timeline.scrollHeight; }); // after the simulator's own correction
    }
    function hold() {
      if (list.offsetHeight === height) return;
      height = list.offsetHeight;
      list.style.minHeight = `${height}px`;
      toNewest();
    }
    const settle = () => { clearTimeout(settled); settled = setTimeout(() => { list.style.minHeight = ""; hold(); list.style.minHeight = `${height}px`; }, 400); };
    for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      // A press inside is for a button; one on the timeline itself is for its scroll bar.
      timeline.addEventListener(kind, (event) => { if (kind !== "pointerdown" || event.target === timeline) byHand = Date.now(); }, { passive: true });
    }
    timeline.addEventListener("scroll", () => {
      if (timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 60) newest = true;
      else if (Date.now() - byHand < 1000) newest = false;
    });
    by("history-older").addEventListener("click", () => { newest = false; });
    new MutationObserver(settle).observe(list, { childList: true, subtree: true });
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
    by("viewer-picker").addEventListener("change", (event) => { become(event.target.value); drawn = ""; });
    const status = by("action-status");
    const tell = () => status.classList.toggle("lt-trouble", /not completed|uncertain|interrupted|ended|unavailable/i.test(status.textContent));
    new MutationObserver(tell).observe(status, { childList: true, characterData: true, subtree: true });
    by("channel-message-list").addEventListener("click", follow);
    document.addEventListener("focusin", ask);
    keepPlace();
    restoreDraft(50);
    look();
  });
})();
