// These run in the page. Playwright sends each as text, so none can use another.

/** Visible text with a contrast below 7:1, or 4.5:1 if it is large. */
export function measureContrast() {
  type Color = [number, number, number, number];
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Color>();

  const parse = (css: string): Color => {
    const before = known.get(css);
    if (before || !context) return before ?? [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const color: Color = [red, green, blue, alpha / 255];
    known.set(css, color);
    return color;
  };
  const over = (top: Color, bottom: Color): Color => {
    const mix = (index: 0 | 1 | 2) => top[index] * top[3] + bottom[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = ([red, green, blue]: Color) => {
    const linear = [red, green, blue].map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const contrast = (one: Color, other: Color) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  /** Text on a gradient needs a plain background, which ::before draws. */
  const backdrop = (element: Element): Color | undefined => {
    const layers: Color[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== "none") {
        const pad = parse(getComputedStyle(at, "::before").backgroundColor);
        if (pad[3] < 1) return undefined;
        return layers.reduceRight((bottom, top) => over(top, bottom), pad);
      }
      const color = parse(style.backgroundColor);
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
    }
    return layers.reduceRight((bottom, top) => over(top, bottom), [255, 255, 255, 1] as Color);
  };
  /** The last shape below the center of a text. */
  const shapeBehind = (text: Element): Color | undefined => {
    const { x, y, width, height } = text.getBoundingClientRect();
    const [midX, midY] = [x + width / 2, y + height / 2];
    let found: Color | undefined;
    for (const shape of text.closest("svg")?.querySelectorAll("rect, circle, path, ellipse") ?? []) {
      if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) || shape.closest("defs"))
        continue;
      const box = shape.getBoundingClientRect();
      const style = getComputedStyle(shape);
      const inside = midX >= box.left && midX <= box.right && midY >= box.top && midY <= box.bottom;
      if (!inside || style.fill === "none" || style.fill.startsWith("url")) continue;
      const color = parse(style.fill);
      const alpha = color[3] * Number(style.opacity) * Number(style.fillOpacity);
      const under = found ?? backdrop(text);
      if (under) found = over([color[0], color[1], color[2], alpha], under);
    }
    return found;
  };

  const poor: { text: string; where: string; ratio: number; needed: number }[] = [];
  let checked = 0;
  const check = (text: string, element: Element, style: CSSStyleDeclaration, css: string, behind?: Color) => {
    checked += 1;
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const needed = large ? 4.5 : 7;
    const ratio = behind ? contrast(over(parse(css), behind), behind) : 0;
    const where = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    if (ratio < needed) poor.push({ text: text.slice(0, 40), where, ratio, needed });
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const element = node.parentElement;
    if (!text || !element || element.closest("script, style, noscript, option")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || element.closest(".visually-hidden")) continue;
    const style = getComputedStyle(element);
    const drawn = element.closest("svg") !== null;
    const behind = (drawn ? shapeBehind(element) : undefined) ?? backdrop(element);
    check(text, element, style, drawn ? style.fill : style.color, behind);
  }
  for (const field of document.querySelectorAll("input, select, li")) {
    if (!field.checkVisibility()) continue;
    if (field.tagName === "SELECT") {
      const style = getComputedStyle(field);
      check("(choice)", field, style, style.color, backdrop(field));
    } else if (field.tagName === "INPUT") {
      const style = getComputedStyle(field, "::placeholder");
      check("(placeholder)", field, style, style.color, backdrop(field));
    } else {
      const style = getComputedStyle(field, "::before");
      if (!/counter|\w/.test(style.content.replace(/none|normal|""/g, ""))) continue;
      const own = parse(style.backgroundColor);
      check("(number)", field, style, style.color, own[3] === 1 ? own : backdrop(field));
    }
  }
  return { checked, poor };
}

/** Targets below 44 by 44 pixels. A link in a sentence may be as high as its line, and the label of a radio button chooses it, too. */
export function measureTargets(): { checked: number; small: string[] } {
  const small: string[] = [];
  let checked = 0;
  for (const target of document.querySelectorAll("a[href], button, input, select, summary")) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.matches(".skip-link")) continue;
    if (target.tagName === "A") {
      const block =
        target.closest("p, li, dd, dt, td, th, h1, h2, h3, h4, figcaption, caption") ?? target.parentElement;
      const rest = block?.cloneNode(true) as Element;
      for (const link of rest.querySelectorAll("a")) link.remove();
      if (/[\p{L}\d]/u.test(rest.textContent ?? "")) continue;
    }
    checked += 1;
    const area = (target.matches("[type=radio]") && target.closest("label")) || target;
    const { width, height } = area.getBoundingClientRect();
    const name = `${target.tagName.toLowerCase()} "${area.textContent?.trim().slice(0, 40)}"`;
    if (width < 43.9 || height < 43.9) small.push(`${name} ${width}x${height}`);
  }
  return { checked, small };
}

/** How far the page scrolls sideways, and the elements that stick out. */
export function measureOverflow(): { sideways: number; out: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const out: string[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility() || element.closest(".visually-hidden, .skip-link, svg, [popover]"))
      continue;
    const { right, left, width } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    if (width > 0 && (right > clientWidth + 0.5 || left < -0.5))
      out.push(`${name} "${element.textContent?.trim().slice(0, 30)}" to ${right}`);
  }
  return { sideways: scrollWidth - clientWidth, out: out.slice(0, 8) };
}
