import { capitalize, formatDate } from "../../analysis/format";
import { Fact } from "../../components/fact";
import { LinkLine } from "../../components/link-line";
import { RichText } from "../../components/rich-text";
import { pageMeta } from "../../document/page-meta";
import { isUndescribed } from "../../downloads/data/release";
import { editionContext } from "../../edition/context";
import type { Edition } from "../../edition/edition";
import { feedPath, figurePath, href } from "../../urls";
import type { Route } from "./+types/changes";
import "../../components/answer-badge.css";
import "../../styles/rows.css";
import "./changes.css";

export function loader({ context }: Route.LoaderArgs) {
  const edition = context.get(editionContext);
  return {
    meta: pageMeta(edition, "changes"),
    changes: listChanges(edition),
    undescribed: isUndescribed(edition) ? edition.report.publication.version : undefined,
  };
}

function listChanges(edition: Edition) {
  const figures = Object.values(edition.figures());
  return edition.report.changes.map((change) => ({
    ...change,
    label: capitalize(change.type),
    day: formatDate(change.date),
    figures: figures.filter(({ id }) => change.figures.includes(id)),
  }));
}

export default function Changes({ loaderData }: Route.ComponentProps) {
  const { meta, changes, undescribed } = loaderData;
  return (
    <div className="changes page wide split beside">
      <div className="stays">
        <h1 className="minor">{meta.shortTitle}</h1>
        <p className="lead">{meta.description}</p>
        <LinkLine to={feedPath}>Follow the changes as an Atom feed</LinkLine>
      </div>
      <ol className="stack changes-list">
        {undescribed && (
          <li className="card inset" id={undescribed}>
            <h2>Version {undescribed}</h2>
            <p>Not yet described. What it changes will be listed here.</p>
          </li>
        )}
        {changes.map((change) => (
          <li key={change.version} className="card inset" id={change.version}>
            <Entry change={change} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Entry({ change }: { change: Route.ComponentProps["loaderData"]["changes"][number] }) {
  const { version, label, date, day, title, text, conclusionChanges, data } = change;
  return (
    <>
      <p className="caption row">
        <span className={`answer change-type change-${change.type}`}>{label}</span>{" "}
        <time dateTime={date}>{day}</time>
      </p>
      <h2>
        Version {version}: {title}
      </h2>
      <p>{text}</p>
      <dl className="pairs">
        {change.was !== undefined && <Fact term="Was">{change.was}</Fact>}
        {change.now !== undefined && <Fact term="Now">{change.now}</Fact>}
        {change.figures.length > 0 && (
          <Fact term="Figures">
            <ul>
              {change.figures.map(({ id, title }) => (
                <li key={id}>
                  <a className="target" href={href(figurePath(id))}>
                    <span>
                      <RichText text={title} plain />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {(change.type !== "release" || conclusionChanges) && (
          <Fact term="Conclusions">
            {conclusionChanges ? "A conclusion changes" : "No conclusion changes"}
          </Fact>
        )}
        {data && (
          <Fact term="Hash of the data">
            <code>{data}</code>
          </Fact>
        )}
      </dl>
    </>
  );
}
