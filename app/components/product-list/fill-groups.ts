/** From here on a list is long: its cards stand in groups, and those far from the screen are laid out only when they come near. */
export const longList = 60;

/**
 * How many cards of a long list stand in one group. A multiple of every number of columns, so that only the last row of
 * the last group may be short; few enough that the groups on a screen hold little that is not.
 */
export const groupSize = 6;

/**
 * Lays the found cards of a long list into its groups, in their order; the others leave the page. A group far from the
 * screen costs no style and no layout, whatever is in it, so a thousand cards come and go almost as fast as a dozen.
 *
 * @param list its children are the groups, with room for all cards
 */
export function fillGroups(list: Element, found: readonly HTMLElement[]): void {
  for (const [index, group] of [...(list.children as HTMLCollectionOf<HTMLElement>)].entries()) {
    const cards = found.slice(index * groupSize, (index + 1) * groupSize);
    if (holds(group, cards)) continue;
    // What belongs here and stands in another group comes from there; that group is then filled anew.
    group.replaceChildren(...cards);
    group.hidden = cards.length === 0;
  }
}

function holds({ children }: Element, cards: readonly Element[]): boolean {
  return children.length === cards.length && cards.every((card, index) => children[index] === card);
}
