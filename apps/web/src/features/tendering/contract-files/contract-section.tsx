import {
  contractFilesOfProject,
  countersignContract,
  type ContractFiles,
} from '@zhaocai/model/contract/contract-file-endpoints';
import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { Section } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import { Agreements } from './agreements.tsx';
import { ContractCard } from './contract-card.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { contractTexts as texts } from './texts.ts';

/** The signed contracts of a published result, by winner, and the project's agreements. */
export function ContractSection({ detail }: { detail: ProjectDetail }) {
  return projectLifecycle.hasReached(detail.stage, 'resultPublished') ? <ContractList projectId={detail.id} /> : null;
}

function ContractList({ projectId }: { projectId: string }) {
  const t = useText();
  const query = useEndpoint(contractFilesOfProject, { projectId });
  return (
    <Section title={t(texts.title)} id="contracts">
      <Loaded query={query} rows={3}>
        {({ contracts, agreements }) => (
          <>
            {contracts.length === 0 && <p className="contract-quiet">{t(texts.noWinner)}</p>}
            {contracts.map((contract) => (
              <WinnerContract key={contract.entryId} contract={contract} />
            ))}
            <Agreements key={agreements[0]?.versionNo} projectId={projectId} files={agreements} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function WinnerContract({ contract }: { contract: ContractFiles }) {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const handing = useCommand(countersignContract, { success: texts.countersigned });
  const { entryId, supplierName, signed, countersigned } = contract;
  const mayHandBack = allowed('project_edit') && signed.length > 0 && countersigned.length === 0;
  const handBack = async ([fileId = '']: string[]) => {
    const isSure = await confirm({
      title: t(texts.countersignTitle),
      text: t(texts.countersignText, { supplier: supplierName }),
      ok: t(texts.countersign),
    });
    if (!isSure) return false;
    return (await handing.run({ entryId, fileId, version: signed[0]?.versionNo ?? 0 })) !== undefined;
  };
  return (
    <ContractCard contract={contract} showsSupplier>
      {mayHandBack && (
        <HandInForm
          help={texts.countersignHelp}
          button={texts.countersign}
          isRunning={handing.isRunning}
          onHandIn={handBack}
        />
      )}
    </ContractCard>
  );
}
