import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import { decideContract, moveContract } from '@zhaocai/model/lease/contract-endpoints';
import { contractLifecycle } from '@zhaocai/model/lease/contract-lifecycle';
import { askRenewal, decideRenewal } from '@zhaocai/model/lease/renewal-endpoints';
import {
  askSurrender,
  compelSurrender,
  fileContracts,
  settleContract,
} from '@zhaocai/model/lease/settlement-endpoints';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import type { FormValues } from '../../kit/resource-form/resource-form.tsx';

/** The commands of a contract as forms call them: true when it was done. */
type Run = (id: string, values: FormValues) => Promise<boolean>;

export function useContractCommands() {
  const { run } = useCommand(moveContract);
  const sign = useFormCommand(moveContract);
  const filing = useFormCommand(fileContracts);
  return {
    move: (input: { readonly id: string; readonly status: number }) => run(input),
    sign: ((id, values) => sign({ ...values, id, status: contractLifecycle.code.active })) satisfies Run,
    decide: useOfContract(decideContract),
    surrender: useOfContract(askSurrender),
    askRenewal: useOfContract(askRenewal),
    decideRenewal: useOfContract(decideRenewal),
    compel: useOfContract(compelSurrender),
    settle: useOfContract(settleContract),
    file: ((id, values) => filing({ ...values, ids: id })) satisfies Run,
  };
}

export type ContractCommand = Exclude<keyof ReturnType<typeof useContractCommands>, 'move'>;

function useOfContract<I, O>(endpoint: Endpoint<I, O>): Run {
  const run = useFormCommand(endpoint);
  return (id, values) => run({ ...values, id });
}

/** What was left empty is not sent; the schema of the call judges the rest on the server. */
function useFormCommand<I, O>(endpoint: Endpoint<I, O>): (values: FormValues) => Promise<boolean> {
  const { run } = useCommand(endpoint);
  return async (values) => {
    const filled = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
    // The fields of the form have the names and kinds of the call.
    return (await run(Object.fromEntries(filled) as I)) !== undefined;
  };
}
