import type { Edition } from "./edition";

export type ChangeKind = Edition["report"]["changes"][number]["kind"];

/** What a reader is told an entry is. */
export const changeLabels: Record<ChangeKind, string> = {
  release: "Release",
  revision: "Revision",
  correction: "Correction",
};
