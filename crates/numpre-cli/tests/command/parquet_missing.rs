//! Checks that a command built without the feature `table` reports how to install one with it.

use crate::run::{Folder, SAMPLE};

const WHERE: &str = "this numpre was built without Parquet; expected one from: cargo install \
                     numpre-cli --features table";

#[test]
fn parquet_is_neither_written_nor_read() {
    let folder = Folder::new();
    folder.numpre(&["solve", SAMPLE, "--out", "a.parquet"]).expect(
        2,
        "",
        &format!("numpre: {WHERE}\n"),
    );
    folder.numpre(&["convert", "--to", "parquet", SAMPLE, "--out", "a.parquet"]).expect(
        2,
        "",
        &format!("numpre: {WHERE}\n"),
    );
    folder.file("b.parquet", "PAR1");
    folder.numpre(&["solve", "b.parquet"]).expect(2, "", &format!("b.parquet: {WHERE}\n"));
    assert_eq!(folder.names(), ["b.parquet"]);
}

#[test]
fn data_sets_need_the_feature() {
    let message = "numpre: dataset needs the feature table, which this build of numpre lacks; \
                   expected a build with it, from cargo install numpre-cli --features table\n";
    Folder::new().numpre(&["dataset", "verify", "set"]).expect(2, "", message);
}
