import type { ReactNode } from "react";
import type { PictureRef } from "../edition/pictures";
import { Picture } from "./picture";

interface Props {
  title: string;
  picture: PictureRef;
  children: ReactNode;
}

export function NotFound({ title, picture, children }: Props) {
  return (
    <div className="not-found split wide section">
      <Picture picture={picture} eager />
      <div className="flow">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
