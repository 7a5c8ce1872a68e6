declare module "spdx-satisfies" {
  /** Whether the allowed licenses satisfy an SPDX expression. Throws on an invalid expression. */
  const satisfies: (expression: string, allowed: string[]) => boolean;
  export = satisfies;
}
