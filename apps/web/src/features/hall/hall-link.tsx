import { Link } from 'react-router';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { roomPath } from './paths.ts';
import { hallWords } from './words.ts';

/** To the opening hall of a published project, for the pages of the project. */
export function HallLink({ projectId, tenantId }: { readonly projectId: string; readonly tenantId: string }) {
  const t = useText();
  const allowed = useAllowed();
  return allowed('hall_view') ? <Link to={roomPath({ projectId, tenantId })}>{t(hallWords.hall)}</Link> : null;
}
