import { signCertificate } from '@zhaocai/model/file/certificate';
import type { Row } from '@zhaocai/model/kit/entity';
import { useState } from 'react';
import type { DataColumn } from '../../kit/data-table/column.ts';
import { CertificateExpiry } from '../../kit/pdf-sign/certificate-expiry.tsx';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { ImportCertificate } from './import-certificate.tsx';
import { certificateTexts as texts } from './texts.ts';

const columns: readonly (string | DataColumn<Row<typeof signCertificate>>)[] = [
  { prop: 'certificateName', label: texts.name, width: 180 },
  { prop: 'subjectName', label: signCertificate.fields.subjectName.label, width: 200 },
  { prop: 'issuerName', label: signCertificate.fields.issuerName.label, width: 200 },
  {
    prop: 'validTo',
    label: texts.until,
    width: 250,
    sortable: true,
    render: (row) => <CertificateExpiry validTo={row.validTo} />,
  },
];

/** Certificates that documents are signed with. */
export function CertificatePage() {
  const t = useText();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <ResourcePage
        entity={signCertificate}
        title={t(texts.title)}
        columns={columns}
        onAdd={() => setImporting(true)}
      />
      {isImporting && <ImportCertificate onClose={() => setImporting(false)} />}
    </>
  );
}
