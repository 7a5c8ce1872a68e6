import { Component, type ReactNode, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { UnexpectedError } from "./unexpected-error";

interface Props<Data> {
  /** The ids of the element to hydrate and of its JSON. */
  id: string;
  dataId: string;
  data: Data;
  children: ReactNode;
}

/** A part of a page that a script hydrates, with its data as JSON. */
export function Island<Data>({ id, dataId, data, children }: Props<Data>) {
  return (
    <>
      <div className="wide" id={id}>
        {children}
      </div>
      <script
        type="application/json"
        id={dataId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup; "<" is escaped so that it cannot end the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}

/** Hydrates an island in a transition, so that React yields to the event loop. */
export function hydrateIsland<Data>(
  id: string,
  dataId: string,
  render: (data: Data, island: HTMLElement) => ReactNode,
): void {
  const island = document.getElementById(id);
  const data = document.getElementById(dataId)?.textContent;
  if (!island || !data) return;
  const parsed = parse<Data>(data);
  if (parsed === undefined) {
    // Replaces controls that would not work.
    createRoot(island).render(<UnexpectedError />);
    return;
  }
  const content = (
    <StrictMode>
      <ErrorBoundary>{render(parsed, island)}</ErrorBoundary>
    </StrictMode>
  );
  startTransition(() => {
    hydrateRoot(island, content);
  });
}

function parse<Data>(data: string): Data | undefined {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children;
  }
}
