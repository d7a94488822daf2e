import { saveAgreements, type HandedInFile } from '@zhaocai/model/contract/contract-file-endpoints';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Versions } from './contract-card.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { contractTexts as texts } from './texts.ts';

const mostFiles = 10;

/** The agreements of a project, the newest version in front. */
export function Agreements({ projectId, files }: { projectId: string; files: readonly HandedInFile[] }) {
  const t = useText();
  const allowed = useAllowed();
  const [isChanging, setChanging] = useState(false);
  const saving = useCommand(saveAgreements, { success: texts.agreementsSaved });
  const version = files[0]?.versionNo ?? 0;
  const current = files.filter(({ versionNo }) => versionNo === version);
  const mayChange = allowed('project_edit');
  const save = async (fileIds: string[]) => (await saving.run({ projectId, fileIds, version })) !== undefined;
  return (
    <section className="contract-agreements contract-slot" aria-label={t(texts.agreements)}>
      <h3 className="contract-head">{t(texts.agreements)}</h3>
      {!isChanging &&
        (files.length === 0 ? <p className="contract-quiet">{t(texts.noAgreements)}</p> : <Versions files={files} />)}
      {isChanging && (
        <HandInForm
          help={texts.agreementsHelp}
          button={texts.saveAgreements}
          maxCount={mostFiles}
          files={current.map(({ fileId, fileName, fileSuffix }) => ({ fileId, fileName, fileSuffix, fileUrl: '' }))}
          isRunning={saving.isRunning}
          onHandIn={save}
          onCancel={{ label: texts.cancel, run: () => setChanging(false) }}
        />
      )}
      {mayChange && !isChanging && (
        <div className="contract-form">
          <div className="contract-buttons">
            <Button onClick={() => setChanging(true)}>{t(texts.changeAgreements)}</Button>
          </div>
        </div>
      )}
    </section>
  );
}
