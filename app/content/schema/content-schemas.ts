import { z } from "zod";
import { formatAs } from "../../format";
import { type Evidence, type Kind, kinds, type Value, type ValueFormat } from "../../value";
import { checkPicture, type Pictures } from "../pictures";
import { type Prose, parseProse } from "../prose";
import { sortBySimilarity } from "../similar-names";
import { getField } from "../traverse";
import { ifFieldsAreValid, nonEmpty, plainText, revealHidden, text } from "./text";

/**
 * The names that exist, so that schemas know them. A list is missing while the files that have its names cannot be read: then its
 * names are not checked, and a mistake in one file is not reported in another.
 */
export interface KnownNames {
  pictures: Pictures;
  brands?: readonly string[] | undefined;
  tiers?: readonly string[] | undefined;
  /** Of tiers that fit their schema. */
  ranges?: readonly { label: string; min: number; max: number }[] | undefined;
  /** The ids of all sources. */
  sources?: readonly string[] | undefined;
  slugs?: readonly string[] | undefined;
  /** Of at least one product. */
  used?: Record<"brands" | "groups" | "tiers" | "themes" | "licenses", readonly string[]> | undefined;
  version?: string | undefined;
  published?: string | undefined;
}

export type ContentSchemas = ReturnType<typeof createSchemas>;

/** A picture as the content names it. The report also has it as a thumbnail: drawing the SVG for each small picture would be slow. */
export type PictureRecord = z.output<ContentSchemas["picture"]> & { isThumbnail?: boolean };

/**
 * The schemas that know names.
 * @param self what `this.` stands for in the names of values, such as `product.care-bears-shaped.`
 */
export function createSchemas(names: KnownNames, self?: string) {
  const source = oneOf("source", names.sources, "an id in sources.yaml");

  /** A sentence in the notation of ../prose.ts. Names with `this.` become whole. */
  const prose = text.transform((written, context): Prose => {
    const { prose: parsed, problems } = parseProse(written);
    const nodes = parsed.nodes.map((node) =>
      "name" in node && self ? { ...node, name: node.name.replace(/^this\./u, self) } : node,
    );
    for (const id of nodes.flatMap((node) => (node.type === "cite" ? node.sources : [])))
      if (names.sources?.includes(id) === false)
        problems.push(`the unknown source "${id}"; expected an id in sources.yaml`);
    for (const problem of problems) context.addIssue(`found ${problem}`);
    return { type: "prose", nodes };
  });

  /** Prose without a full stop at the end, because pages continue or end its sentence. */
  const phrase = prose.refine(
    ({ nodes }) => {
      const last = nodes.at(-1);
      return !(last && "text" in last && last.text.endsWith("."));
    },
    { error: "expected no full stop at the end: the page adds it" },
  );

  /** A drawing or a photograph. `alt` says what it shows to readers who do not see it. */
  const picture = z.strictObject({
    file: plainText.superRefine((file, context) => {
      const problem = checkPicture(file, names.pictures);
      if (problem) context.addIssue(problem);
    }),
    alt: plainText,
    credit: plainText.optional(),
  });

  /**
   * `{ value: 24, kind: illustrative }` or `{ value: 8.49, kind: sourced, sources: [target-2026] }`.
   * @param value what it is and how it reads: `inUnit`
   */
  function createValueSchema<T extends string | number, Given>(
    value: z.ZodType<Omit<Value<T>, keyof Evidence>, Given>,
    allowed: readonly Kind[] = kinds,
  ) {
    return z
      .strictObject({ value, kind: z.enum(allowed), sources: nonEmpty(source).optional() })
      .refine(({ kind, sources }) => (kind === "sourced") === Boolean(sources), {
        path: ["kind"],
        error: "expected sources: [source-id] beside kind: sourced, and beside no other kind",
        ...ifFieldsAreValid,
      })
      .transform(({ value, kind, sources = [] }): Value<T> => ({ ...value, kind, sources }));
  }

  /** A value that is reported unless it names its kind: `rating: 4.4`. */
  function reportedByDefault<Schema extends z.ZodType>(stated: Schema) {
    return z.preprocess(
      (raw) => (getField(raw, "value") === undefined ? { value: raw, kind: "reported" } : raw),
      stated,
    );
  }

  const used = names.used;
  /** Products, by what they have in common; each choice has at least one. */
  const selection = z.union(
    [
      z.literal("all"),
      z.literal("licensed").refine(() => used?.licenses.length !== 0, "found no product with a license"),
      z.strictObject({ group: oneOf("brand group", used?.groups, "a group with products") }),
      z.strictObject({ tier: oneOf("tier", used?.tiers, "a tier with products") }),
      z.strictObject({ theme: oneOf("theme", used?.themes, "a theme of a product") }),
    ],
    { error: "expected all, licensed, { group: … }, { tier: … } or { theme: … }" },
  );

  /** What a section begins with. `kicker`: the small words above the heading. */
  const heading = z.strictObject({ kicker: plainText, heading: prose });

  return {
    prose,
    phrase,
    picture,
    createValueSchema,
    reportedByDefault,
    selection,
    heading,
    section: heading.extend({ text: prose }),
    article: heading.extend({ paragraphs: nonEmpty(prose) }),
    titled: z.strictObject({ title: prose, text: prose }),
    brand: oneOf("brand", names.brands, "a name in brands.yaml"),
    brandWithProducts: oneOf("brand", used?.brands, "a brand with products"),
    tier: oneOf("tier", names.tiers, "a label in tiers.yaml"),
    product: oneOf("product", names.slugs, "a slug in products/"),
  };
}

/** Makes the text of a value that a file states as a plain number or text. */
export function toValue<T extends string | number>(format: ValueFormat) {
  return (value: T) => ({ value, format, text: formatAs(value, format) });
}

export type Selection = z.output<ContentSchemas["selection"]>;

/** The name of an existing record, which editors complete. */
function oneOf(what: string, names: readonly string[] | undefined, expected: string) {
  if (!names) return plainText;
  const known = [...new Set(names)];
  return plainText
    .refine((name) => names.includes(name), {
      error: ({ input }) =>
        `found the unknown ${what} "${revealHidden(String(input))}"; expected ${expected}: ${sortBySimilarity(String(input), known).join(", ")}`,
    })
    .meta({ enum: known });
}
