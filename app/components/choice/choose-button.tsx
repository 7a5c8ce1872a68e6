interface Props {
  slug: string;
  name: string;
  chosen: boolean;
  onToggle: (slug: string) => void;
}

/** Toggles whether a product is compared. */
export function ChooseButton({ slug, name, chosen, onToggle }: Props) {
  return (
    <button
      className="control tool choose needs-script no-print"
      type="button"
      aria-pressed={chosen}
      aria-label={`Compare ${name}`}
      onClick={() => onToggle(slug)}
    >
      Compare
    </button>
  );
}
