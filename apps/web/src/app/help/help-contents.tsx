import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { showHelp } from './help-store.ts';
import { helpTexts as texts, helpTopics } from './help-texts.ts';

/** The help that comes with the product: what every page has in common. */
export function HelpContents({ isBrief = false }: { isBrief?: boolean }) {
  const t = useText();
  return (
    <div className="shell-help">
      {isBrief && <p className="shell-quiet">{t(texts.none)}</p>}
      {helpTopics.slice(0, isBrief ? 2 : helpTopics.length).map(({ title, points }) => (
        <section key={title.en}>
          <h2>{t(title)}</h2>
          <ul>
            {points.map((point) => (
              <li key={point.en}>{t(point)}</li>
            ))}
          </ul>
        </section>
      ))}
      {isBrief && (
        <Link to="/onlineHelp" onClick={() => showHelp(false)}>
          {t(texts.all)}
        </Link>
      )}
    </div>
  );
}
