import type { Edition } from "./edition";

/** The names that readers see for the kinds of change. */
export const changeLabels: Record<Edition["report"]["changes"][number]["kind"], string> = {
  release: "Release",
  revision: "Revision",
  correction: "Correction",
};
