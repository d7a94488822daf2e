import type { FileValue } from '@zhaocai/model/kit/field';
import { useState } from 'react';
import { PdfSign } from '../../../kit/pdf-sign/pdf-sign.tsx';
import { useText } from '../../../kit/text/language.ts';
import { AvatarField } from '../../../kit/widgets/avatar-field.tsx';
import { FileField } from '../../../kit/widgets/file-field.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { ImageViewer } from '../../../kit/widgets/image-viewer.tsx';
import { Labelled } from './labelled.tsx';
import { widgetTexts as texts } from './texts.ts';

const images = ['#409EFF', '#52c41a', '#fa8c16'].map((color, at) => ({
  key: color,
  name: String(at + 1),
  address: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="${color}"/></svg>`)}`,
}));

/** Uploads of documents and pictures, links to files, seals on a PDF. */
export function FileWidgets() {
  const t = useText();
  const [documents, setDocuments] = useState<readonly FileValue[]>([]);
  const [pictures, setPictures] = useState<readonly FileValue[]>([]);
  const [avatar, setAvatar] = useState<string | null>(null);
  const files: FileValue[] = ['docx', 'xlsx', 'pdf', 'zip'].map((suffix, at) => ({
    fileId: String(at + 1),
    fileName: `${t(texts.demand)}.${suffix}`,
    fileUrl: '',
    fileSuffix: suffix,
    checked: '1',
  }));
  return (
    <div className="kit-facts">
      <Labelled label={t(texts.documents)} isWide>
        <FileField value={documents} onChange={setDocuments} hasPush />
      </Labelled>
      <Labelled label={t(texts.pictures)}>
        <FileField mode="picture" value={pictures} onChange={setPictures} />
      </Labelled>
      <Labelled label={t(texts.avatar)}>
        <AvatarField value={avatar} onChange={setAvatar} />
      </Labelled>
      <Labelled label={t(texts.viewer)}>
        <ImageViewer images={images} />
      </Labelled>
      <Labelled label={t(texts.links)} isWide>
        <FileLinks files={files} onEdit={() => undefined} onReview={() => undefined} />
      </Labelled>
      <Labelled label={t(texts.sign)} isWide>
        <PdfSign signer={t(texts.signer)} />
      </Labelled>
    </div>
  );
}
