import type { ReactNode } from "react";
import type { SceneData } from "../scene-data";
import { Placed, stage } from "./stage";

const skin = { base: "#d59a6d", deep: "#a8693f", light: "#edbd93" };
const denim = { base: "#4f7fb5", deep: "#2d5486" };

/** A bent knee with a bandage on it. */
export function KidsKnee({ data }: { data: SceneData }): ReactNode {
  const shape = data.products[0]?.shape ?? "";
  const leg =
    "M0 122C90 84 190 56 268 56c62 0 96 40 100 92 4 56 2 108 0 172H250c2-46 0-82-10-112C170 226 80 250 0 262z";
  return (
    <>
      <path
        d="M0 176c90-34 150-40 214-36 60 4 84 36 84 80l-6 100H188l-2-70C120 270 60 280 0 290z"
        fill={skin.deep}
      />
      <path d={leg} fill={skin.base} />
      <path d={leg} fill="url(#light)" />
      <path
        d="M240 208c28-4 50-14 66-32"
        fill="none"
        stroke={skin.deep}
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M250 286c40 10 80 10 118 0v34H250z" fill="#fbf1e1" />
      <path d="M250 292c40 10 80 10 118 0v10c-38 10-78 10-118 0z" fill="#d6405c" />
      <path d="M0 100c60-24 100-38 146-48 16 44 22 110 14 184-60 14-110 24-160 30z" fill={denim.base} />
      <path d="M0 100c60-24 100-38 146-48 16 44 22 110 14 184-60 14-110 24-160 30z" fill="url(#light)" />
      <path
        d="M132 58c14 50 20 110 14 178"
        fill="none"
        stroke={denim.deep}
        strokeWidth="4"
        strokeDasharray="9 7"
        opacity=".8"
      />
      <path d="M158 50c16 54 22 110 14 184" fill="none" stroke={denim.deep} strokeWidth="0" />
      <Placed shape={shape} id="b0" x={292} y={124} size={138} turn={14} detail="full" />
    </>
  );
}

/** A hand takes a bandage out of a tin. */
export function KidsChoosing({ data }: { data: SceneData }): ReactNode {
  const [held = "", ...others] = [5, 1, 2, 8].map((i) => data.products[i]?.shape ?? "");
  const teal = "#2a9aa6";
  return (
    <>
      <rect
        x="60"
        y="286"
        width="320"
        height="24"
        rx="12"
        fill={stage.shadow}
        opacity=".45"
        filter="url(#soft)"
      />
      <path d="M84 128c0-14 8-22 22-22h224c14 0 22 8 22 22l8 90H76z" fill={teal} />
      <path d="M98 134c0-10 6-14 16-14h208c10 0 16 4 16 14l6 84H90z" fill="#0f4b52" />
      {others.map((shape, i) => (
        <Placed
          key={shape}
          shape={shape}
          id={`b${i}`}
          x={122 + i * 96}
          y={190}
          size={130}
          turn={i * 12 - 12}
        />
      ))}
      <path
        d="M62 222c0-10 6-16 16-16h280c10 0 16 6 16 16v58c0 14-8 22-22 22H84c-14 0-22-8-22-22z"
        fill={teal}
      />
      <path
        d="M62 222c0-10 6-16 16-16h280c10 0 16 6 16 16v58c0 14-8 22-22 22H84c-14 0-22-8-22-22z"
        fill="url(#light)"
      />
      <path d="M62 230h312" stroke="#fff" strokeWidth="3" opacity=".5" />
      <path
        d="M84 266h268M84 280h268"
        stroke="#0f4b52"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 18"
        opacity=".5"
      />
      <path
        d="M330 96c-20 10-34 26-44 44"
        stroke={skin.deep}
        strokeWidth="30"
        strokeLinecap="round"
        fill="none"
      />
      <Placed shape={held} id="held" x={262} y={112} size={150} turn={-12} />
      <path d="M480 0v70c-30 24-58 40-84 46-22 6-44 0-52-14l-2-48c20-30 56-50 98-54z" fill={skin.base} />
      <path
        d="M352 62c-24 0-46 10-64 26"
        stroke={skin.base}
        strokeWidth="30"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}

/** An open first-aid kit. */
export function KidsKit({ data }: { data: SceneData }): ReactNode {
  return (
    <>
      <rect
        x="60"
        y="284"
        width="364"
        height="26"
        rx="13"
        fill={stage.shadow}
        opacity=".45"
        filter="url(#soft)"
      />
      <path d="M88 50c0-16 10-26 26-26h252c16 0 26 10 26 26l12 130H76z" fill="#b8304a" />
      <path d="M102 56c0-12 8-18 18-18h240c10 0 18 6 18 18l10 124H92z" fill="#fbeedd" />
      {data.products.slice(5, 9).map(({ shape }, i) => (
        <Placed
          key={shape}
          shape={shape}
          id={`b${i}`}
          x={130 + i * 74}
          y={140}
          size={110}
          turn={i * 9 - 14}
        />
      ))}
      <rect x="60" y="176" width="360" height="124" rx="26" fill="#d6405c" />
      <rect x="60" y="176" width="360" height="124" rx="26" fill="url(#light)" />
    </>
  );
}
