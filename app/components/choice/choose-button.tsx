interface Props {
  slug: string;
  name: string;
  chosen: boolean;
  onToggle: (slug: string) => void;
}

/** Chooses a product for comparison, or leaves it out again. */
export function ChooseButton({ slug, name, chosen, onToggle }: Props) {
  return (
    <button
      className="choose needs-script no-print"
      type="button"
      aria-pressed={chosen}
      aria-label={`Compare ${name}`}
      onClick={() => onToggle(slug)}
    >
      Compare
    </button>
  );
}
