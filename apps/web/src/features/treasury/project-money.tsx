import { Link } from 'react-router';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { costInOfProjectPath, feesPath } from './paths.ts';
import { treasuryTexts as texts } from './texts.ts';

/** Where the expert fees of a project and the money that came in for it are. */
export function ProjectMoney({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const [mayFees, mayIn] = [allowed('expertFee_view'), allowed('costIn_view')];
  if (!mayFees && !mayIn) return null;
  return (
    <Section title={t(texts.money)}>
      <p>
        {mayFees && <Link to={feesPath(projectId)}>{t(texts.toFees)}</Link>}
        {mayFees && mayIn && ' · '}
        {mayIn && <Link to={costInOfProjectPath(projectId)}>{t(texts.toCostIn)}</Link>}
      </p>
    </Section>
  );
}
