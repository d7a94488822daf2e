import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { SafeFrame } from '../pages/safe-frame.tsx';
import { HelpContents } from './help-contents.tsx';
import { helpTexts as texts } from './help-texts.ts';
import { useHelpAddress } from './use-help-address.ts';

/** Help on the product as a whole: the house's own pages where it has some, ours otherwise. */
export function HelpPage() {
  const t = useText();
  const query = useHelpAddress({ routeStr: '/onlineHelp', code: '' });
  return (
    <Loaded query={query}>
      {(address) =>
        address ? (
          <SafeFrame address={address} title={t(texts.title)} />
        ) : (
          <div className="kit-page">
            <PageHead title={t(texts.title)} />
            <Section title={t(texts.howTo)}>
              <HelpContents />
            </Section>
          </div>
        )
      }
    </Loaded>
  );
}
