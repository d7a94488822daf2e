import type { Text } from '@zhaocai/model/kit/text';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { attachTexts as texts } from './texts.ts';

interface Business {
  readonly label: Text;
  readonly path?: (id: string) => string;
}

/** What files hang on, and where that is looked at. */
const businesses: Readonly<Record<string, Business>> = {
  project: { label: texts.project, path: (id) => `/tenderee/projectDetail/index?id=${id}` },
  bulletin: {
    label: texts.bulletin,
    path: (id) => `/projectManagement/noticeAdministration/noticeDetail?id=${id}`,
  },
  entry: { label: texts.entry },
  quote: { label: texts.quote },
};

export function BusinessLink({ type, id }: { type: string | null; id: string | null }) {
  const t = useText();
  if (!type) return <span className="attach-unused">{t(texts.unused)}</span>;
  const business = businesses[type];
  const label = business ? t(business.label) : type;
  if (!business?.path || !id) return <>{label}</>;
  return (
    <Link className="kit-link" to={business.path(id)}>
      {label}
    </Link>
  );
}
