import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useState, type ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { Empty } from '../widgets/empty.tsx';
import { Loaded } from '../widgets/loading.tsx';
import { isLocked, pdfFault } from './pdf-fault.ts';
import { openPdf } from './pdf-library.ts';

export interface UnlockedPdfProps {
  readonly content: Blob | Uint8Array;
  /** Names the content in the query cache. */
  readonly contentKey: string;
  readonly children: (pdf: PDFDocumentProxy) => ReactNode;
}

/** A PDF, when it is open: of one that is locked the password is asked for, and stays in this window. */
export function UnlockedPdf({ content, contentKey, children }: UnlockedPdfProps) {
  const t = useText();
  const [password, setPassword] = useState<string>();
  const query = useQuery({
    queryKey: ['pdf', contentKey, password],
    queryFn: async () => ({ pdf: await openPdf(await bytesOf(content), password) }),
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  });
  if (isLocked(query.error)) return <AskPassword isWrong={password !== undefined} onPassword={setPassword} />;
  if (query.error) return <Empty title={t(pdfFault(query.error))} />;
  return <Loaded query={query}>{({ pdf }) => children(pdf)}</Loaded>;
}

async function bytesOf(content: Blob | Uint8Array): Promise<Uint8Array> {
  return content instanceof Uint8Array ? content : new Uint8Array(await content.arrayBuffer());
}

function AskPassword({ isWrong, onPassword }: { isWrong: boolean; onPassword: (password: string) => void }) {
  const t = useText();
  return (
    <Empty
      title={t(kitTexts.lockedPdf)}
      action={
        <Form<{ password: string }>
          layout="vertical"
          requiredMark={false}
          onFinish={({ password }) => onPassword(password)}
        >
          <Form.Item
            name="password"
            label={t(kitTexts.pdfPassword)}
            rules={[{ required: true, message: t(kitTexts.lockedPdf) }]}
            {...(isWrong && { validateStatus: 'error', help: t(kitTexts.wrongPdfPassword) })}
          >
            <Input.Password autoFocus autoComplete="off" />
          </Form.Item>
          <Button type="primary" htmlType="submit">
            {t(kitTexts.openPdf)}
          </Button>
        </Form>
      }
    />
  );
}
