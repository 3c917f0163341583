import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined';

/** The orders resource. Its views are chunks of their own, which the route table mounts. */
export const orders = { name: 'orders', icon: AssignmentTurnedInIcon };
