interface Group<Value, Member> {
  value: Value;
  members: Member[];
}

/** Groups members by a value, in the order in which the values occur. */
export function groupBy<Value, Member>(
  members: readonly Member[],
  keyOf: (member: Member) => Value,
): Group<Value, Member>[] {
  return [...new Set(members.map(keyOf))].map((value) => ({
    value,
    members: members.filter((member) => keyOf(member) === value),
  }));
}
