/** A way in which a file's bytes may be sent. */
export type Encoding = "br" | "gzip" | "identity";

/** The best of the encodings at hand that the client takes. A quality of 0 is a refusal (RFC 9110, section 12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined, atHand: readonly Encoding[]): Encoding {
  if (!acceptEncoding) return "identity";
  const qualities = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const takes = (encoding: Encoding) => (qualities.get(encoding) ?? qualities.get("*") ?? 0) > 0;
  return (
    (["br", "gzip"] as const).find((encoding) => atHand.includes(encoding) && takes(encoding)) ?? "identity"
  );
}
