/**
 * The chain of what one supplier does in a project, until the opening. Its own, so that neither its length nor the
 * number of a receipt tells anybody how many others there are (R38); the opening writes its end into the project's chain.
 */
export function supplierStream(projectId: string, supplierTenantId: string): string {
  return `${projectId}.${supplierTenantId}`;
}
