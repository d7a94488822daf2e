import { useText } from '../../kit/text/language.ts';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { loginTexts } from '../login/login-texts.ts';
import { PasswordForm } from './password-form.tsx';

/** Changes one's own password. */
export function PasswordPage() {
  const t = useText();
  return (
    <div className="kit-page">
      <PageHead title={t(loginTexts.changePassword)} />
      <Section title={t(loginTexts.changePassword)}>
        <PasswordForm />
      </Section>
    </div>
  );
}
