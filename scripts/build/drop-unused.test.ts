import { expect, test } from "vitest";
import { dropUnused } from "./drop-unused";

test.each([
  [".used{top:0}.unused{top:0}", ".used{top:0}"],
  ["p .unused{top:0}.used .unused,.used{top:0}", ".used{top:0}"],
  ["@layer a,b;@layer b{@media print{.unused{top:0}}}@layer a{p{top:0}}", "@layer a,b;@layer a{p{top:0}}"],
  [":is(.unused,.used) p{top:0}:where(.unused,.unused p):hover{top:0}", ":is(.unused,.used) p{top:0}"],
  [".used:not(.unused,:has(.unused)){top:0}", ".used:not(.unused,:has(.unused)){top:0}"],
  [".set-by-script{&.unused{top:0}p{top:0}}", ".set-by-script{p{top:0}}"],
  [":root{--a:0;--b:0}p{top:var(--b,0)}.unused{top:var(--a)}.used{--a:1}", ":root{--b:0}p{top:var(--b,0)}"],
  ["p{top:.5em;background:url(a.unused.svg)}@keyframes a{12.5%{top:0}}", undefined],
])("%s", (css, expected = css) => {
  const page = `<p class="used other">unused-not</p><script>classList.add("set-by-script")</script>`;
  expect(dropUnused(css, page)).toBe(expected);
});
