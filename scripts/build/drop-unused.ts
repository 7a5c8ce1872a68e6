import { type AnyNode, parse } from "postcss";

/**
 * Leaves out the rules for classes whose names do not occur in a page, and the variables that no other rule names: each route
 * links all rules of its components.
 *
 * @param page the HTML without its CSS, and the script that changes it
 */
export function dropUnused(css: string, page: string): string {
  const words = new Set(page.split(/[^\w-]+/));
  const isUsed = (selector: string): boolean => {
    // What an element is not, or contains, may be unused.
    const own = selector.replaceAll(/:(?!is|where)[a-z-]+\(([^()]|\([^()]*\))*\)/g, "");
    const groups = [...own.matchAll(/\(([^()]*)\)/g)].map(([, group = ""]) => group.split(","));
    const classes = [...own.replaceAll(/\([^()]*\)/g, "").matchAll(/\.([a-z][\w-]*)/gi)];
    return (
      classes.every(([, name = ""]) => words.has(name)) && groups.every((choices) => choices.some(isUsed))
    );
  };
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed);
    if (used.length > 0) rule.selectors = used;
    else removeWithEmpty(rule);
  });
  const left = sheet.toString();
  sheet.walkDecls(/^--/, (variable) => {
    if (!left.includes(`var(${variable.prop}`)) removeWithEmpty(variable);
  });
  return sheet.toString();
}

/** Removes a rule or a declaration, and what holds nothing else. */
function removeWithEmpty(node: AnyNode): void {
  const { parent } = node;
  if (parent && parent.type !== "root" && parent.nodes?.length === 1) removeWithEmpty(parent as AnyNode);
  else node.remove();
}
