declare module "spdx-satisfies" {
  /** Whether the licences allowed meet an SPDX expression. Throws when it is none. */
  const satisfies: (expression: string, allowed: string[]) => boolean;
  export = satisfies;
}
