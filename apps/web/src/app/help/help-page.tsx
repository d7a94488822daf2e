import { useSearchParams } from 'react-router';
import { useText } from '../../kit/text/language.ts';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { SafeFrame } from '../pages/safe-frame.tsx';
import { HelpContents } from './help-contents.tsx';
import { HelpToc } from './help-toc.tsx';
import { helpTexts as texts } from './help-texts.ts';
import { useHelpAddress } from './use-help-address.ts';
import './help.css';

/** Every page of help, and help on the product as a whole: the house's own where it has some, ours otherwise. */
export function HelpPage() {
  const t = useText();
  const [search] = useSearchParams();
  const chosen = search.get('of') ?? '';
  const query = useHelpAddress(
    chosen.startsWith('/') || chosen === ''
      ? { routeStr: chosen || '/onlineHelp', code: '' }
      : { routeStr: '', code: chosen },
  );
  return (
    <div className="kit-page help-page">
      <PageHead
        title={t(texts.title)}
        actions={
          query.data && (
            <a href={query.data} target="_blank" rel="noopener noreferrer">
              {t(texts.print)}
            </a>
          )
        }
      />
      <div className="help-parts">
        <HelpToc chosen={chosen} />
        <Loaded query={query} rows={8}>
          {(address) =>
            address ? (
              <SafeFrame address={address} title={t(texts.title)} />
            ) : (
              <Section title={t(texts.howTo)}>
                <HelpContents />
              </Section>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}
