import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { roomPath } from './paths.ts';
import { hallWords } from './words.ts';

/** To the opening hall of a published project, for the pages of the project. */
export function HallLink(project: { readonly projectId: string; readonly tenantId: string }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  if (!allowed('hall_view')) return null;
  return <Button onClick={() => void navigate(roomPath(project))}>{t(hallWords.hall)}</Button>;
}
