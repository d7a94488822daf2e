import { Link } from 'react-router';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { projectDepositsPath } from './paths.ts';
import { depositTexts as texts } from './texts.ts';

/** Where the deposits of a project are: the buyer's list, or what a supplier owes himself. */
export function ProjectDeposits({ projectId }: { readonly projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  if (!allowed('deposit_view')) return null;
  const isSupplier = allowed('deposit_handIn');
  return (
    <Section title={t(texts.deposits)} note={isSupplier ? undefined : t(texts.secret)}>
      <Link to={projectDepositsPath(projectId)}>{t(isSupplier ? texts.toOwnDeposits : texts.toDeposits)}</Link>
    </Section>
  );
}
