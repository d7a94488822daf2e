import { Link } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { sealKeysPath, sealingWords } from '../../features/sealing/index.ts';
import { profileTexts as texts } from './profile-texts.ts';

/** The way to one's own keys for sealed bids. */
export function OwnSealKeys() {
  const t = useText();
  return (
    <Section title={t(sealingWords.myKeys)} extra={<Link to={sealKeysPath}>{t(texts.manageKeys)}</Link>}>
      <p className="profile-help">{t(texts.keysHelp)}</p>
    </Section>
  );
}
