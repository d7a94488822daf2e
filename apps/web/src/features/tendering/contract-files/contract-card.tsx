import type { ContractFiles, HandedInFile } from '@zhaocai/model/contract/contract-file-endpoints';
import type { Text } from '@zhaocai/model/kit/text';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { FileLinks } from '../../../kit/widgets/file-links.tsx';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { contractTexts as texts } from './texts.ts';
import './contract-files.css';

export interface ContractCardProps {
  readonly contract: ContractFiles;
  /** Whose it is; a supplier knows who he is. */
  readonly showsSupplier?: boolean;
  /** What this side can do now. */
  readonly children?: ReactNode;
}

/** One contract: what either side handed in, and how far it is. */
export function ContractCard({ contract, showsSupplier = false, children }: ContractCardProps) {
  const t = useText();
  const { packageNo, packageName, supplierName, signed, countersigned } = contract;
  const { label, tone } = stateOf(contract);
  return (
    <div className="contract-card">
      <h3 className="contract-head">
        {t(texts.packageTitle, { no: packageNo, name: packageName })}
        {showsSupplier && <span className="contract-supplier">{supplierName}</span>}
        <ToneTag tone={tone}>{t(label)}</ToneTag>
      </h3>
      <div className="contract-slots">
        <Slot label={texts.bySupplier} files={signed} />
        <Slot label={texts.byBoth} files={countersigned} />
      </div>
      {children}
    </div>
  );
}

function stateOf({ signed, countersigned }: ContractFiles) {
  if (countersigned.length > 0) return { label: texts.settled, tone: 'green' } as const;
  if (signed.length > 0) return { label: texts.waitsForBuyer, tone: 'orange' } as const;
  return { label: texts.waitsForSupplier, tone: 'orange' } as const;
}

function Slot({ label, files }: { label: Text; files: readonly HandedInFile[] }) {
  const t = useText();
  return (
    <section className="contract-slot" aria-label={t(label)}>
      <h4>{t(label)}</h4>
      {files.length === 0 ? <p className="contract-quiet">{t(texts.notYet)}</p> : <Versions files={files} />}
    </section>
  );
}

/** The newest version with its files, and the former ones folded away. */
export function Versions({ files }: { files: readonly HandedInFile[] }) {
  const t = useText();
  const newest = files[0]?.versionNo;
  const current = files.filter(({ versionNo }) => versionNo === newest);
  const former = files.filter(({ versionNo }) => versionNo !== newest);
  return (
    <>
      <Version files={current} />
      {former.length > 0 && (
        <details>
          <summary>{t(texts.former, { n: new Set(former.map(({ versionNo }) => versionNo)).size })}</summary>
          {[...new Set(former.map(({ versionNo }) => versionNo))].map((no) => (
            <Version key={no} files={former.filter(({ versionNo }) => versionNo === no)} />
          ))}
        </details>
      )}
    </>
  );
}

function Version({ files }: { files: readonly HandedInFile[] }) {
  const t = useText();
  const [first] = files;
  const values = files.map(({ fileId, fileName, fileSuffix }) => ({ fileId, fileName, fileSuffix, fileUrl: '' }));
  return (
    <>
      <FileLinks files={values} />
      {first && (
        <p className="contract-quiet kit-number">
          {t(texts.version, { no: first.versionNo, time: shownInstant(first.time) })}
        </p>
      )}
    </>
  );
}
