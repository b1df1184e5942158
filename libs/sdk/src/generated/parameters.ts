// Generated from the code of the service: npm run openapi. Do not edit.

/** Query or body members of each operation. The operations of all surfaces share one entry. */
export const PARAMETERS = {
  searchV4Entities: ["nombre","ruc"],
  getV4Entity: ["include"],
  requestPanamaUpdate: ["include"],
  getObject: ["expires","signature"],
  resolve: ["name","ruc","cedula","jurisdiction","mode","type","limit","min_confidence","exclude_ids","explain"],
  resolveBatch: ["rows","mode","with_presence"],
  getEntity: ["include","inline_limit"],
  getEntities: ["ids","include","inline_limit"],
  getSection: ["cursor","limit"],
  getDocumentText: ["page"],
  requestUpdate: ["include"],
  getNetwork: ["depth"],
  getUsage: ["from","to","limit","cursor"],
  getImmigration: ["include"],
  listChanges: ["since","limit","cursor"],
  getReconciliation: ["queries","extend"],
  reconcile: ["queries","extend"],
  suggest: ["prefix","cursor"],
  proposeProperties: ["type","limit"],
  searchSurface: ["filters","q","facets","limit","cursor","sort"],
  screen: ["subjects","lists","min_score"],
  decideHit: ["subject","listing_id","screening_id","decision","reason","expires_at"],
  listDecisions: ["reference","entity_id","listing_id","decision","limit","cursor"],
} as const;
