declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    keepFeatures: readonly string[];
    preserveNameIds: readonly number[];
    noHinting: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
