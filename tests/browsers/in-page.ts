// Functions that run in the pages of other browsers, so they name nothing outside themselves.

declare global {
  var wrong: string[];
}

/** Records errors, warnings, files that are missing and what the policy forbids. */
export function recordErrors(): void {
  globalThis.wrong = [];
  const note = (...said: unknown[]) => globalThis.wrong.push(said.join(" "));
  console.error = note;
  console.warn = note;
  const onError = ({ message, target }: ErrorEvent) => note(message ?? (target as Element).outerHTML);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    // WebKit rejects faces that come too late for `font-display: optional`.
    if (reason?.name !== "NetworkError") note(reason);
  });
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    note(effectiveDirective, blockedURI),
  );
}

/** The families of the faces that the page shows. */
export async function listFaces(): Promise<string[]> {
  const faces = await document.fonts.ready;
  const shown = [...faces].filter(({ status }) => status === "loaded");
  return shown.map(({ family }) => family.replaceAll('"', ""));
}

/** What is wrong with a page on the screen. */
export function lookAtPage(): string[] {
  const problems = [...globalThis.wrong];
  const styleOf = (element: Element) => getComputedStyle(element);
  for (const part of document.querySelectorAll(".stack, .split, .columns"))
    if (styleOf(part).display !== "grid") problems.push(`no grid: ${part.className}`);
  for (const link of document.querySelectorAll("main p a:not([class], .note a)"))
    if (styleOf(link).textDecorationLine !== "underline") problems.push(`no underline: ${link.textContent}`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`${scrollWidth} px wide`);
  return problems;
}

/** What is wrong with a page in print. WebDriver cannot emulate it, so rules for print apply to the screen. */
export function printStyles(): string[] {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /^(?:print|screen)/.test(rule.media.mediaText))
        rule.media.mediaText = rule.media.mediaText.replace(/^print/, "all").replace(/^screen/, "not all");
      if ("cssRules" in rule) apply(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
  dispatchEvent(new Event("beforeprint"));
  const problems = [];
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  if (paper !== "rgb(255, 255, 255)") problems.push(`paper ${paper}`);
  if (document.querySelector(".site-header")?.checkVisibility()) problems.push("a header");
  for (const part of document.querySelectorAll(".narrow-fold > :not(summary)"))
    if (part.parentElement?.checkVisibility() && !part.checkVisibility())
      problems.push(`folded: ${part.textContent?.slice(0, 40)}`);
  return problems;
}
