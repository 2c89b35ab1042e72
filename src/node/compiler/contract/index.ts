export {
  CONTRACT_CHANGES,
  CONTRACT_FILE,
  type ContractChange,
  CURRENT_CONTRACT,
  type RendererKind,
} from '../versions/contract-version.ts';
export { checkContract, explainContract } from './check-renderer-contract.ts';
