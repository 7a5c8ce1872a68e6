import { createContext } from "react-router";
import type { Edition } from "./edition";

/** The edition that a request renders. The build provides it; in development app/root.tsx reads it for each request. */
export const editionContext = createContext<Edition>();
