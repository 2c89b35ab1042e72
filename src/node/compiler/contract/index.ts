export { checkContract, explainContract } from './check-contract.ts';
export {
  CONTRACT_CHANGES,
  CONTRACT_FILE,
  type ContractChange,
  CURRENT_CONTRACT,
  type RendererKind,
} from './contract-version.ts';
