/** A drawing that a page can contain as markup. */
export interface InlineDrawing {
  /** The value of the `viewBox` attribute. */
  viewBox: string;
  /** The markup within the root element. */
  content: string;
}

/** The largest drawing to inline, in bytes. A larger one would delay the text of the page. */
const maxBytes = 40_000;

/** Elements that draw shapes and nothing else. They cannot run code, load files or contain text. */
const allowedElements = new Set(
  `g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop pattern clipPath mask
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence`.split(/\s+/u),
);

const allowedAttributes = new Set(
  `id href d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points transform viewBox preserveAspectRatio pathLength
  fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color-interpolation color-interpolation-filters clip-path clip-rule mask filter
  paint-order vector-effect visibility display offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits
  in in2 result stdDeviation dx dy mode type values operator k1 k2 k3 k4 flood-color flood-opacity radius tableValues slope
  intercept amplitude exponent baseFrequency numOctaves seed stitchTiles`.split(/\s+/u),
);

/** Attributes that the root element may have. The page writes its own root element, and a group takes over the fill. */
const rootAttributes = new Set(["xmlns", "viewBox", "width", "height", "fill"]);

const tagPattern = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<&]*"|'[^'"<&]*'))*)\s*(\/?)>/gu;
const attributePattern = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/**
 * Parses a drawing that a page can contain as markup.
 *
 * @param svg - the text of a well-formed SVG file
 * @param idPrefix - the beginning of the ids in the result, so that they differ from all other ids of the page
 * @returns undefined if the drawing is too large or has an element or attribute that is not allowed, so that the page must show
 *   it as a file
 */
export function parseInlineDrawing(svg: string, idPrefix: string): InlineDrawing | undefined {
  if (Buffer.byteLength(svg) > maxBytes) return undefined;
  const source = svg
    .replace(/^\ufeff?\s*<\?xml[^?]*\?>/u, "")
    .replaceAll(/<!--[\s\S]*?-->/gu, "")
    .trim();
  const ids = new Set([...source.matchAll(/\sid\s*=\s*["']([^"']*)["']/gu)].map(([, id]) => id));
  const rootTag = source.match(/^<svg\b[^>]*[^/]>/u)?.[0];
  if (!rootTag || !source.endsWith("</svg>")) return undefined;
  const root = parseAttributes(rootTag);
  const { viewBox, width, height, fill } = root;
  if (
    !viewBox ||
    !hasAspectRatio(viewBox, width, height) ||
    !Object.keys(root).every((name) => rootAttributes.has(name))
  )
    return undefined;

  const body = source.slice(rootTag.length, -"</svg>".length);
  let isAllowed = !/\S/u.test(body.replaceAll(tagPattern, ""));
  const content = body.replaceAll(
    tagPattern,
    (_, closingSlash: string, element: string, attributes: string, emptySlash: string) => {
      if (!allowedElements.has(element)) isAllowed = false;
      if (closingSlash) return `</${element}>`;
      const formatted = Object.entries(parseAttributes(attributes)).map(([name, value]) => {
        const prefixedValue = prefixReferences(name, value, ids, idPrefix);
        if (!allowedAttributes.has(name) || prefixedValue === undefined) isAllowed = false;
        return ` ${name}="${prefixedValue}"`;
      });
      return `<${element}${formatted.join("")}${emptySlash}>`;
    },
  );
  if (!isAllowed) return undefined;
  const minified = content.replaceAll(/>\s+</gu, "><").trim();
  return { viewBox, content: fill === undefined ? minified : `<g fill="${fill}">${minified}</g>` };
}

/**
 * Returns whether the width and height, if there are any, have the same aspect ratio as the view box. Otherwise the inlined
 * drawing, which keeps only the view box, would have another shape than the file.
 */
function hasAspectRatio(viewBox: string, width: string | undefined, height: string | undefined): boolean {
  if (width === undefined && height === undefined) return true;
  const [, , boxWidth, boxHeight] = viewBox
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return Number(width) * Number(boxHeight) === Number(height) * Number(boxWidth);
}

function parseAttributes(tag: string): Record<string, string> {
  const matches = [...tag.matchAll(attributePattern)];
  return Object.fromEntries(
    matches.map(([, name = "", doubleQuoted, singleQuoted = ""]) => [name, doubleQuoted ?? singleQuoted]),
  );
}

/** Prefixes the ids in the value of an attribute. Returns undefined if the value refers to anything outside the drawing. */
function prefixReferences(
  name: string,
  value: string,
  ids: ReadonlySet<string | undefined>,
  idPrefix: string,
): string | undefined {
  // These values depend on the page or run code.
  if (/currentcolor|var\(|javascript:|context-/iu.test(value)) return undefined;
  if (name === "id") return idPrefix + value;
  if (name === "href")
    return value.startsWith("#") && ids.has(value.slice(1)) ? `#${idPrefix}${value.slice(1)}` : undefined;
  if (!/url\(/iu.test(value)) return value;
  const [, id] = /^url\(#([\w.:-]+)\)$/u.exec(value.trim()) ?? [];
  return ids.has(id) && id !== undefined ? `url(#${idPrefix}${id})` : undefined;
}
