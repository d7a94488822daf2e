import type { OpenFault } from '@zhaocai/model';

/** Why one quote cannot be opened: what its bidder and the buyer are told, and the cause for the log. */
export class QuoteFailure extends Error {
  readonly openFault: OpenFault;

  constructor(fault: OpenFault, cause: unknown) {
    super('a sealed quote cannot be opened', { cause });
    this.openFault = fault;
  }
}
