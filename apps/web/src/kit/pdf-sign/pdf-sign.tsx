import { Alert, Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAllowed } from '../session/allowed.ts';
import { useText } from '../text/language.ts';
import { Empty } from '../widgets/empty.tsx';
import { Waiting } from '../widgets/loading.tsx';
import { FoundSignatures } from './found-signatures.tsx';
import { MarkTools } from './mark-tools.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { signTexts as texts } from './sign-texts.ts';
import { usePdfSign, type PdfSignOptions } from './use-pdf-sign.ts';

const SignedPages = lazy(async () => ({ default: (await import('./signed-pages.tsx')).SignedPages }));

const viewerHeight = 500;

/** Opens a PDF, places seals on its pages and reads those that are there; 500 px high. */
export function PdfSign(props: PdfSignOptions) {
  const t = useText();
  const work = usePdfSign(props);
  const picker = useRef<HTMLInputElement>(null);
  const page = useRef(0);
  const isOpen = work.opened !== undefined;
  const [isSigning, setSigning] = useState(false);
  const maySign = useAllowed()('signCertificate_use');
  return (
    <div className="kit-sign">
      <div className="kit-sign-bar" role="toolbar" aria-label={t(texts.viewer)}>
        <input
          ref={picker}
          type="file"
          accept=".pdf"
          className="kit-hidden-input"
          tabIndex={-1}
          aria-label={t(texts.choose)}
          onChange={(event) => {
            work.choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => picker.current?.click()}>{t(texts.choose)}</Button>
        <span className="kit-sign-name">{work.name}</span>
        <Button type="primary" loading={work.isBusy} onClick={() => void work.open()}>
          {t(texts.open)}
        </Button>
        <Button disabled={!isOpen} onClick={work.close}>
          {t(texts.close)}
        </Button>
        <MarkTools isOpen={isOpen} onAdd={(picture) => work.add(page.current, picture)} />
        <Button danger disabled={work.active === undefined} onClick={work.remove}>
          {t(texts.remove)}
        </Button>
        {maySign && (
          <Button disabled={!isOpen} onClick={() => setSigning(true)}>
            {t(texts.sign)}
          </Button>
        )}
        <Button disabled={!isOpen} onClick={() => void work.download()}>
          {t(texts.download)}
        </Button>
        <Button onClick={() => void work.readSignatures()}>{t(texts.read)}</Button>
      </div>
      <Alert type="info" showIcon title={t(texts.notDigital)} />
      {work.read && <FoundSignatures found={work.read} />}
      <div
        className="kit-sign-pages"
        style={{ height: viewerHeight }}
        tabIndex={0}
        role="region"
        aria-label={t(texts.viewer)}
      >
        {work.opened ? (
          <Suspense fallback={<Waiting />}>
            <SignedPages work={work} opened={work.opened} onPage={(at) => (page.current = at)} />
          </Suspense>
        ) : (
          <Empty title={t(texts.noFile)} help={t(texts.noFileHelp)} />
        )}
      </div>
      {isSigning && (
        <SignDialog
          isBusy={work.isBusy}
          onClose={() => setSigning(false)}
          onSign={(wish) => void work.sign(wish).then(() => setSigning(false))}
        />
      )}
    </div>
  );
}
