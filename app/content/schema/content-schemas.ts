import { z } from "zod";
import { formatAs } from "../../format";
import { type Evidence, type Kind, kinds, type Value, type ValueFormat } from "../../value";
import { checkPicture, type Pictures } from "../pictures";
import { type Prose, parseProse } from "../prose";
import { suggestNames } from "../similar-names";
import { getField } from "../traverse";
import { ifFieldsAreValid, nonEmpty, plainText, revealHidden, text } from "./text";

/**
 * The names that the content defines. A list is undefined if the files that define its names are invalid.
 * Schemas then accept every name, so that a mistake in one file does not cause problems in others.
 */
export interface KnownNames {
  pictures: Pictures;
  brands?: readonly string[] | undefined;
  tiers?: readonly string[] | undefined;
  /** The price range of each tier, in US dollars. */
  tierRanges?: readonly { label: string; min: number; max: number }[] | undefined;
  /** The ids of all sources. */
  sources?: readonly string[] | undefined;
  /** The slugs of all products. */
  slugs?: readonly string[] | undefined;
  /** The names that at least one product uses. */
  usedNames?: Record<"brands" | "groups" | "tiers" | "themes" | "licenses", readonly string[]> | undefined;
  /** The short names of the licenses whose terms the content has. */
  licenseTerms?: readonly string[] | undefined;
  version?: string | undefined;
  published?: string | undefined;
}

/** The schemas that files share, and functions that create others. */
export type ContentSchemas = ReturnType<typeof createSchemas>;

/** A picture as the content describes it. The report sets `isThumbnail` on a copy to get a small bitmap. */
export type PictureRecord = z.output<ContentSchemas["picture"]> & { isThumbnail?: boolean };

/**
 * Creates schemas that report unknown names.
 *
 * @param thisPrefix - the text that replaces `this.` in names of values, for example
 *   `product.care-bears-shaped.`
 */
export function createSchemas(names: KnownNames, thisPrefix?: string) {
  const source = createNameSchema("source", names.sources, "an id in sources.yaml");

  /** Text in the notation of ../prose.ts. */
  const prose = text.transform((notation, context): Prose => {
    const { prose: parsed, problems } = parseProse(notation);
    const nodes = parsed.nodes.map((node) =>
      "name" in node && thisPrefix ? { ...node, name: node.name.replace(/^this\./u, thisPrefix) } : node,
    );
    for (const id of nodes.flatMap((node) => (node.type === "cite" ? node.sources : [])))
      if (names.sources?.includes(id) === false)
        problems.push(
          `the unknown source "${id}"; expected an id in sources.yaml: ${suggestNames(id, names.sources)}`,
        );
    for (const problem of problems) context.addIssue(`found ${problem}`);
    return { type: "prose", nodes };
  });

  /** Prose without a full stop at the end, because pages continue the sentence or add the full stop. */
  const phrase = prose.refine(
    ({ nodes }) => {
      const last = nodes.at(-1);
      return !(last && "text" in last && last.text.endsWith("."));
    },
    { error: "expected no full stop at the end: the page adds it" },
  );

  /** A drawing or a photograph in content/pictures. */
  const picture = z.strictObject({
    file: plainText.superRefine((file, context) => {
      const problem = checkPicture(file, names.pictures);
      if (problem) context.addIssue(problem);
    }),
    alt: plainText,
    credit: plainText.optional(),
    /** A light ground in both themes, for dark drawings on a transparent ground. */
    ground: z.literal("light").optional(),
  });

  /**
   * Creates the schema of a value with its kind, for example `{ value: 24, kind: illustrative }` or
   * `{ value: 8.49, kind: sourced, sources: [target-2026] }`.
   *
   * @param value - the schema of the value itself, which ends with `.transform(toValue(format))`
   */
  function createValueSchema<T extends string | number, Input>(
    value: z.ZodType<Omit<Value<T>, keyof Evidence>, Input>,
    allowedKinds: readonly Kind[] = kinds,
  ) {
    return z
      .strictObject({ value, kind: z.enum(allowedKinds), sources: nonEmpty(source).optional() })
      .refine(({ kind, sources }) => (kind === "sourced") === Boolean(sources), {
        path: ["kind"],
        error: "expected sources: [source-id] beside kind: sourced, and beside no other kind",
        ...ifFieldsAreValid,
      })
      .transform(({ value, kind, sources = [] }): Value<T> => ({ ...value, kind, sources }));
  }

  /** Extends the schema of a value: without a kind, as in `rating: 4.4`, the value is reported. */
  function reportedByDefault<Schema extends z.ZodType>(valueSchema: Schema) {
    return z.preprocess(
      (raw) => (getField(raw, "value") === undefined ? { value: raw, kind: "reported" } : raw),
      valueSchema,
    );
  }

  const { usedNames } = names;
  /** A selection of products by a property that they share. It must match at least one product. */
  const selection = z.union(
    [
      z.literal("all"),
      z.literal("licensed").refine(() => usedNames?.licenses.length !== 0, "found no product with a license"),
      z.strictObject({ group: createNameSchema("brand group", usedNames?.groups, "a group with products") }),
      z.strictObject({ tier: createNameSchema("tier", usedNames?.tiers, "a tier with products") }),
      z.strictObject({ theme: createNameSchema("theme", usedNames?.themes, "a theme of a product") }),
    ],
    { error: "expected all, licensed, { group: … }, { tier: … } or { theme: … }" },
  );

  /** The beginning of a section. The kicker is the small text above the heading. */
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
    brand: createNameSchema("brand", names.brands, "a name in brands.yaml"),
    brandWithProducts: createNameSchema("brand", usedNames?.brands, "a brand with products"),
    tier: createNameSchema("tier", names.tiers, "a label in tiers.yaml"),
    license: createNameSchema(
      "license",
      names.licenseTerms,
      "a license under license.terms in data.yaml, where you can add the terms of another one",
    ),
    product: createNameSchema("product", names.slugs, "a slug in products/"),
  };
}

/** Returns a function that adds the format, and the text in that format, to a plain number or text. */
export function toValue<T extends string | number>(format: ValueFormat) {
  return (value: T) => ({ value, format, text: formatAs(value, format) });
}

export type Selection = z.output<ContentSchemas["selection"]>;

/**
 * Creates the schema of a name that the content must define. The metadata lists these names, so that editors
 * complete them.
 *
 * @param noun - the noun for the named record in messages, for example `brand`
 * @param names - the names that exist; if undefined, the schema accepts every name
 * @param expected - the phrase that says in messages which names exist, for example `a name in brands.yaml`
 */
function createNameSchema(noun: string, names: readonly string[] | undefined, expected: string) {
  if (!names) return plainText;
  const uniqueNames = [...new Set(names)];
  return plainText
    .refine((name) => names.includes(name), {
      error: ({ input }) =>
        `found the unknown ${noun} "${revealHidden(String(input))}"; expected ${expected}: ${suggestNames(String(input), uniqueNames)}`,
    })
    .meta({ enum: uniqueNames });
}
