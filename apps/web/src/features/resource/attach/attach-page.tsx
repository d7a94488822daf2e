import './attach.css';
import { attachment, uploaderFields } from '@zhaocai/model/file/attachment';
import type { Row } from '@zhaocai/model/kit/entity';
import { lazy, Suspense, useRef, useState } from 'react';
import { cellValue, type DataColumn, type RowAction } from '../../../kit/data-table/column.ts';
import { ResourcePage } from '../../../kit/resource-page/resource-page.tsx';
import { translate, useText } from '../../../kit/text/language.ts';
import { previewOf } from '../../../kit/office/previews.ts';
import { acceptedSuffixes } from '../../../kit/widgets/file-rules.ts';
import { Instant } from '../../../kit/widgets/instant.tsx';
import { UploadProgress } from '../../../kit/widgets/upload-progress.tsx';
import { BusinessLink } from './business-link.tsx';
import { fileSizeText } from '../../../kit/text/file-size.ts';
import { attachTexts as texts } from './texts.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useAttachUpload, useDownload } from './use-attach-work.ts';

// The one preview of the product: of pictures and documents alike.
const FilePreview = lazy(async () => ({
  default: (await import('../../../kit/office/file-preview.tsx')).FilePreview,
}));

type FileRow = Row<typeof attachment>;

const columns: readonly (string | DataColumn<FileRow>)[] = [
  {
    prop: 'fileName',
    label: texts.name,
    width: 280,
    sortable: true,
    render: (row) => (
      <span className="attach-name">
        <Thumbnail file={row} />
        <span title={row.fileName}>{row.fileName}</span>
      </span>
    ),
  },
  {
    prop: 'fileSize',
    label: texts.size,
    width: 100,
    align: 'right',
    sortable: true,
    render: (row) => <span className="kit-number">{fileSizeText(row.fileSize)}</span>,
  },
  {
    prop: 'businessType',
    label: texts.business,
    width: 120,
    render: (row) => <BusinessLink type={row.businessType} id={row.businessId} />,
  },
  {
    prop: 'createUserName',
    label: uploaderFields.createUserName.label,
    spreadsheet: 'createUserName',
    width: 120,
    render: (row) => textOf(cellValue(row, 'createUserName')),
  },
  {
    prop: 'createTime',
    label: texts.time,
    width: 160,
    sortable: true,
    render: (row) => <Instant at={row.createTime} />,
  },
  {
    prop: 'storageId',
    label: texts.storage,
    width: 110,
    visible: false,
    render: (row) => translate(row.storageId ? texts.bucket : texts.disk),
  },
  'caution',
  { prop: 'remark', label: attachment.fields.remark.label, width: 200, visible: false },
];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '—');

/** The files of the tenant: looked at, fetched, renamed, and removed where nothing needs them. */
export function AttachPage() {
  const t = useText();
  const [previewed, setPreviewed] = useState<FileRow>();
  const picker = useRef<HTMLInputElement>(null);
  const { upload, running, cancel } = useAttachUpload();
  const download = useDownload();
  const rowActions = (row: FileRow): RowAction[] => [
    ...(previewOf(row.fileSuffix)
      ? [{ key: 'preview', label: t(texts.preview), onClick: () => setPreviewed(row) }]
      : []),
    { key: 'download', label: t(texts.download), onClick: () => void download(row) },
  ];
  return (
    <>
      <ResourcePage
        entity={attachment}
        title={t(texts.title)}
        columns={columns}
        rowActions={rowActions}
        onAdd={() => picker.current?.click()}
        notice={
          running && (
            <div className="attach-upload" role="status">
              <UploadProgress
                running={running}
                label={t(texts.uploading, { percent: running.percent })}
                onCancel={cancel}
              />
            </div>
          )
        }
      />
      <input
        ref={picker}
        type="file"
        className="kit-hidden-input"
        tabIndex={-1}
        aria-label={t(texts.upload)}
        accept={acceptedSuffixes.map((suffix) => `.${suffix}`).join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void upload(file);
          event.target.value = '';
        }}
      />
      {previewed && (
        <Suspense>
          <FilePreview
            file={{ ...previewed, fileId: previewed.id, fileUrl: '', fileType: previewed.fileType ?? undefined }}
            suffix={previewed.fileSuffix}
            onClose={() => setPreviewed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
