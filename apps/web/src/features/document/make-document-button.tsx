import { FileWordOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { documentTexts as texts } from './texts.ts';

const MakeDocument = lazy(async () => ({ default: (await import('./make-document.tsx')).MakeDocument }));

/** Letters, contracts and reports of a project, from a template that is chosen. */
export function MakeDocumentButton({ projectId }: { projectId: string }) {
  const t = useText();
  const allowed = useAllowed();
  const [isOpen, setOpen] = useState(false);
  if (!allowed('fileTemplate_use')) return null;
  return (
    <>
      <Button icon={<FileWordOutlined />} onClick={() => setOpen(true)}>
        {t(texts.make)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MakeDocument projectId={projectId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
